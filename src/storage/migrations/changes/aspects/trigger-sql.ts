/** Whether an update gives one of the columns another value, as SQL. */
export const differs = (columns: readonly string[]): string =>
  columns.map((column) => `new.${column} IS NOT old.${column}`).join(' OR ');

/** Notes changes. `notes` are rows of kind and subject, as SQL. */
export const note = (notes: string): string => `INSERT INTO change_note ${notes} ON CONFLICT DO NOTHING;`;

export const trigger = (name: string, event: string, body: string): string =>
  `CREATE TRIGGER note_${name} AFTER ${event} BEGIN ${body} END;\n`;
