import { type Feature, masterRoutes } from '@kencana/server-kit'
import { {{camel}} } from './{{nama}}.contract.ts'

export const {{camel}}Feature: Feature = { routes: masterRoutes({{camel}}, { table: '{{snake}}' }) }
