// Writes docs/messages.md from src/messages/: `npm run document`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageList } from './messages/list.ts';
import { readProject } from './structure/project.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(new URL('../docs/messages.md', import.meta.url), messageList(readProject(root)));
