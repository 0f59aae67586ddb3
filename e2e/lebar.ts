/** What is cut at the side of a page: it scrolls sideways itself, or something in it does. */
import type { Page } from '@playwright/test'

// Runs in the page.
const LEBIH = `[...document.querySelectorAll('html, main, main *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .filter((one) => one.tagName === 'HTML' || /auto|scroll/.test(getComputedStyle(one).overflowX))
  .map((one) => one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.className) + ' ' + one.scrollWidth + '/' + one.clientWidth)`

/** Where one would have to scroll sideways; empty where everything has its place. */
export const terlaluLebar = (page: Page): Promise<string[]> => page.evaluate<string[]>(LEBIH)
