/** Stories, pages and policies. */
export const content = {
  stories: 'Stories',
  storiesText: 'All our stories.',
  storiesDescription: 'Stories and news from {shop}: {titles}.',
  allOf: 'All of {blog}',
  allStories: 'All stories',
  author: 'By {author}',
  readingTime: { one: '{count} min read', other: '{count} min read' },
  inBlog: 'in {blog}',
  inThisStory: 'In this story',
  moreAbout: 'More about',
  moreAboutTag: 'More about {tag}',
  readNext: 'Read next',
  topics: 'Topics',
  removeTopic: 'Remove topic {topic}',
  page: 'page {page}',
  policies: 'Policies',
  noPolicies: 'This shop hasn’t published its policies yet.',
  policiesDescription: 'Policies of {shop}: {titles}.',
  updated: 'Last updated {date}',
  pages: 'Pages',
  closed: 'Closed',
  pageOf: 'Page {page} of {pages}',
} as const;

/** What a shop shows that has not written its home page, the page about itself or its menus. */
export const home = {
  products: 'Our products',
  about: 'About {shop}',
  promises: 'Good to know',
  contact: 'Email {email}',
  menus: { shop: 'Shop', help: 'Help' },
  /** The profile of a new shop, until the merchant writes it. */
  starter: { shop: 'My shop', parcel: 'Parcel' },
} as const;

/** Texts for programs: the list of contents at /llms.txt. */
export const feeds = {
  forMachines: 'For machines',
  sitemap: 'Sitemap',
  sitemapText: 'Every public address.',
  markdown: 'Markdown',
  markdownText: 'Every page is sent as Markdown for a request with “Accept: text/markdown”.',
  search: 'Search',
  searchText: 'Products, collections and articles as JSON for the words after it.',
  assistant: 'Assistant',
  assistantText:
    'Answers questions. Send a JSON object with a “message” by POST, as application/json; the answer is an event stream.',
} as const;
