import { m } from '../../paraglide/messages.js';
import { isCodeRunning } from '../../session/running-codes.ts';
import { buttonClass } from '../../ui/button.tsx';

/** A plain link, which starts the app from nothing: what has failed here cannot hold it up. */
export const CodeLink = () => (
  <a href={isCodeRunning() ? '/code' : '/code?start=patient'} className={buttonClass('danger')}>
    {m.code_button()}
  </a>
);
