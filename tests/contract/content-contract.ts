import { expect, test } from 'vitest';
import { tags, type CacheTag } from '#cache/tags.ts';
import type { OpenSubject } from './contract-subject.ts';
import type { Content } from '#content/port.ts';
import { sampleReaderContext } from '../fixtures/sample-reader-context.ts';

export function contentContract(open: OpenSubject): void {
  const openContent = async (): Promise<{ content: Content; recorded: ReadonlySet<CacheTag> }> => {
    const { reader, recorded } = sampleReaderContext();
    return { content: (await open()).content.content(reader), recorded };
  };

  test('unknown content reads as null and is recorded', async () => {
    const { content, recorded } = await openContent();
    expect(await content.page('no-such-page')).toBeNull();
    expect(await content.policy('no-such-policy')).toBeNull();
    expect(await content.blog('no-such-blog')).toBeNull();
    expect(await content.article('no-such-blog', 'no-such-article')).toBeNull();
    expect(await content.redirect('/no/such/path')).toBeNull();
    expect(await content.menu('no-such-menu')).toEqual([]);
    expect([...recorded]).toEqual([
      tags.page('no-such-page'),
      tags.policy('no-such-policy'),
      tags.blog('no-such-blog'),
      tags.article('no-such-blog', 'no-such-article'),
      tags.redirect('/no/such/path'),
      tags.menu('no-such-menu'),
    ]);
  });

  test('every listed page and policy can be read and has the listed title', async () => {
    const { content, recorded } = await openContent();
    for (const entry of await content.pages()) expect(await content.page(entry.handle)).toMatchObject(entry);
    for (const entry of await content.policies()) expect(await content.policy(entry.handle)).toMatchObject(entry);
    expect(recorded).toContain(tags.pages);
    expect(recorded).toContain(tags.policies);
  });

  test('articles are listed newest first, by page, and each can be read', async () => {
    const { content, recorded } = await openContent();
    for (const { handle } of await content.blogs()) {
      const all = await content.articles(handle, { page: 1, perPage: 1000 });
      const dates = all.items.map(({ publishedAt }) => publishedAt ?? '');
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect((await content.articles(handle, { page: 2, perPage: 2 })).items).toEqual(all.items.slice(2, 4));
      expect(recorded).toContain(tags.blog(handle));
      for (const card of all.items) {
        const { picture: _cards, ...said } = card;
        expect(await content.article(handle, card.handle)).toMatchObject(said);
        expect(card.minutes).toBeGreaterThanOrEqual(1);
        expect(recorded).toContain(tags.article(handle, card.handle));
      }
    }
  });

  test('articles can be filtered by tag', async () => {
    const { content } = await openContent();
    for (const { handle } of await content.blogs()) {
      const all = await content.articles(handle, { page: 1, perPage: 1000 });
      const tag = all.items[0]?.tags[0];
      if (tag === undefined) continue;
      const tagged = await content.articles(handle, { page: 1, perPage: 1000, tag });
      expect(tagged.items).toEqual(all.items.filter(({ tags: own }) => own.includes(tag)));
      expect(tagged.total).toBe(tagged.items.length);
    }
  });

  test('a page is found by its title', async () => {
    const { content } = await openContent();
    for (const { title } of await content.pages()) {
      expect((await content.search(title, 10)).map((hit) => hit.title)).toContain(title);
    }
    expect(await content.search('"', 10)).toEqual([]);
  });

  test('the profile has a name, and a written home page has sections', async () => {
    const { content, recorded } = await openContent();
    expect((await content.profile()).name).not.toBe('');
    const home = await content.home();
    expect(home === null || home.sections.length > 0).toBe(true);
    expect(recorded).toContain(tags.profile);
    expect(recorded).toContain(tags.home);
  });
}
