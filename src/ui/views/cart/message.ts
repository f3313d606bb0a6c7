/** What the last change came to, as it is said on the page that comes after it. */
export interface CartNotice {
  readonly text: string;
  readonly tone: 'done' | 'refused';
  /** The line it is about shows it as well: where the cart changes in place, room is not made for it. */
  readonly isVisibleOnLine: boolean;
  /** Puts back what was taken away. */
  readonly undo?: {
    readonly title: string;
    readonly variantId: string;
    readonly quantity: number;
    readonly attributes: Readonly<Record<string, string>>;
    /** Makes a repeated click count once. */
    readonly key: string;
  };
  readonly link?: { readonly label: string; readonly href: string };
}
