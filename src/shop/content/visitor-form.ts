/** What visitors send from content pages: a message to the shop, or a request to receive its newsletter. */
export const formKinds = ['contact', 'newsletter'] as const;

export type FormKind = (typeof formKinds)[number];

export type FormField = 'name' | 'email' | 'message';

/** The fields of each kind, in the order in which they are shown. */
export const formFields: Readonly<Record<FormKind, readonly FormField[]>> = {
  contact: ['name', 'email', 'message'],
  newsletter: ['email'],
};

/** In characters; that of an address is by RFC 5321. */
export const maxFieldCharacters: Readonly<Record<FormField, number>> = { name: 100, email: 254, message: 4000 };

export type FormValues = Readonly<Record<FormField, string>>;

/** A sentence about what is wrong with a field. */
export type FormErrors = Readonly<Partial<Record<FormField, string>>>;

export const emptyForm: FormValues = { name: '', email: '', message: '' };

/** A request to receive the newsletter. */
export interface NewsletterConsent {
  /** The owner of the address has agreed by a link in an email. */
  readonly isConfirmed: boolean;
}

/** What the page of a form shows. `gone`: the address is not on the list of the newsletter. */
export type VisitorFormState =
  | { readonly step: 'form'; readonly kind: FormKind; readonly values: FormValues; readonly errors: FormErrors }
  | { readonly step: 'sent'; readonly kind: FormKind }
  | { readonly step: 'confirm' | 'confirmed'; readonly kind: 'newsletter'; readonly token: string }
  | { readonly step: 'gone'; readonly kind: 'newsletter' };
