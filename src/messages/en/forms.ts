/** Forms on content pages: a message to the shop, and its newsletter. */
export const forms = {
  labels: { name: 'Name', email: 'Email', message: 'Message' },
  missing: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    message: 'Write a message.',
  },
  /** The label of a field that only programs see. */
  trap: 'Leave this empty',
  contact: {
    title: 'Write to us',
    description: 'Send a message to {shop}.',
    submit: 'Send message',
    hint: 'We’ll use your address only to answer you.',
    sentHeading: 'Thank you, we have your message',
    sent: 'We’ll answer by email. You don’t need to send it again.',
  },
  newsletter: {
    title: 'Newsletter',
    description: 'The newsletter of {shop}.',
    submit: 'Subscribe',
    hint: 'We’ll ask you to confirm by email. You can unsubscribe at any time.',
    sentHeading: 'Check your inbox',
    sent: 'We’re sending you a link. Open it within two days to confirm. If you’re already on the list, you don’t need to do anything.',
    headings: {
      confirm: 'Please confirm',
      confirmed: 'You’re on the list',
      gone: 'You’re not on the list',
    },
    confirm: 'Would you like to receive our newsletter?',
    decline: 'No, delete my address',
    confirmed: 'We’ll send you our newsletter. You can unsubscribe here at any time.',
    unsubscribe: 'Unsubscribe',
    gone: 'We won’t send you our newsletter, and we’ve deleted your address from the list.',
  },
} as const;
