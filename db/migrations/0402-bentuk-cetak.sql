-- In which form a letter was printed: the other one of the same print is known by what was printed, and by no word of who prints.
ALTER TABLE cetak ADD COLUMN bentuk text COLLATE "C" CHECK (bentuk IN ('STRUK', 'PDF'));
