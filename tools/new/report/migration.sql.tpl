INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/{{nama}}');
