import { m } from '../../paraglide/messages.js';
import { isArrestRunning } from '../../session/running-arrests.ts';
import { buttonClass } from '../../ui/button.tsx';

/** A plain link, which starts the app from nothing: what has failed here cannot hold it up. */
export const ArrestLink = () => (
  <a href={isArrestRunning() ? '/code' : '/code?start=patient'} className={buttonClass('danger')}>
    {m.arrest_button()}
  </a>
);
