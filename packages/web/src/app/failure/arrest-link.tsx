import { m } from '../../paraglide/messages.js';
import { isArrestRunning } from '../../session/running-arrests.ts';
import { buttonClass } from '../../ui/button.tsx';

/** A plain link that starts the app from scratch, so that the failure on this screen cannot block it. */
export const ArrestLink = () => (
  <a href={isArrestRunning() ? '/code' : '/code?start=patient'} className={buttonClass('danger')}>
    {m.arrest_button()}
  </a>
);
