/** The preview of unpublished changes, for the shop's own people. */
export const draft = {
  label: 'Draft preview',
  page: 'Page preview.',
  wholeShop: 'Whole-shop preview.',
  states: {
    changed: 'Visitors don’t see this version yet.',
    published: 'This page has no unpublished changes.',
    unknown: 'Unpublished changes are shown.',
  },
  expiresIn: 'Expires in {time}.',
  exit: 'Exit preview',
  viewChanges: 'View changes',
  share: 'Share',
  copied: 'Link copied',
  copiedStatus: 'Link copied. Anyone with the link can view this draft until it expires.',
  changes: {
    title: 'Changes',
    heading: 'Changes to {title}',
    saved: 'Last saved on {date}.',
    scheduled: 'Will be published on {date}.',
    none: 'There are no unpublished changes.',
    published: 'Published',
    unpublished: 'Not published yet',
    draft: 'Draft',
    unchangedLines: { one: '{count} unchanged line', other: '{count} unchanged lines' },
  },
  sharing: {
    heading: 'Share this draft',
    text: 'Anyone with this link can view this draft until it expires, after a day at most.',
    link: 'Link',
  },
} as const;
