import { BrandBar } from '../ui/brand-bar.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Until it is known who uses the app and their part of it is here: the brand that index.html painted, and a spinner. */
export function Starting() {
  return (
    <>
      <BrandBar className="max-w-6xl" />
      <main>
        <Spinner />
      </main>
    </>
  );
}
