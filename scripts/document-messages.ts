// Writes docs/messages.md from src/messages/: `npm run document`.
import { writeFileSync } from 'node:fs';
import { messageList } from './messages/list.ts';

writeFileSync(new URL('../docs/messages.md', import.meta.url), messageList());
