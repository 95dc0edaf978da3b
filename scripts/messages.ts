import { compile } from '@inlang/paraglide-js';
import { messageCompiler } from '../packages/web/messages.config.ts';

// The type check needs the message functions even if no build has generated them yet.
await compile(messageCompiler);
