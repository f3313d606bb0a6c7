/** The calendar day on which a variant is expected while it is sold out, by the shop's own calendar. */
export const expectedStock = `
ALTER TABLE variant ADD COLUMN expected_on TEXT CHECK (expected_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
`;
