import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';

export function NotFoundScreen() {
  return (
    <Screen title={m.not_found_title()}>
      <p className="mb-6 text-ink-2">{m.not_found_text()}</p>
      <Link href="/" className={buttonClass('primary')}>
        {m.not_found_home()}
      </Link>
    </Screen>
  );
}
