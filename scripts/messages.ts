import { compile } from '@inlang/paraglide-js';
import { messageCompiler } from '../packages/web/messages.config.ts';

// The type check needs the message functions before any build has generated them.
await compile(messageCompiler);
