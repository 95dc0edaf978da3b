import { FavoriteDoses } from './favorite-doses.tsx';
import { HomeFooter } from './home-footer.tsx';

/** The lower part of Home. It loads after the upper part is usable. */
export function HomeBelow() {
  return (
    <>
      <FavoriteDoses />
      <HomeFooter />
    </>
  );
}
