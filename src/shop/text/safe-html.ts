declare const safe: unique symbol;

/** HTML that has been through the sanitiser at the edge (`platform/sanitise.ts`): the only kind a view places. */
export type SafeHtml = string & { readonly [safe]: true };
