/** Fetches a page of this site. Rejects when there is no response or its status is an error. */
export async function fetchPage(path: string, options: RequestInit = {}): Promise<Document> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return parsePage(await response.text());
}

export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
