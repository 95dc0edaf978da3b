import { SearchX, Star } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown while there are no favourites. */
export function NoFavorites() {
  return (
    <Notice Icon={Star} title={m.favorites_empty()}>
      <p>{m.favorites_empty_text()}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Link href="/" className={buttonClass('primary', 'main')}>
          {m.favorites_browse()}
        </Link>
        <Link href="/kits" className={buttonClass('secondary', 'main')}>
          {m.favorites_by_kit()}
        </Link>
      </div>
    </Notice>
  );
}

/** Shown when there are favourites, but the search or filter hides them all. */
export function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <Notice Icon={SearchX} title={m.favorites_none_found()}>
      <p>{m.favorites_none_found_text()}</p>
      <Button variant="secondary" className="mt-3" onClick={onClear}>
        {m.favorites_clear_filters()}
      </Button>
    </Notice>
  );
}
