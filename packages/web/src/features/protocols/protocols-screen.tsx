import type { Protocol, ProtocolId } from '@first60/edition';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEntryState } from '../../addresses/shown-address.ts';
import { CardContext } from '../../edition/shown-card.ts';
import { protocolOpened } from '../../favorites/kept-protocols.ts';
import { m } from '../../paraglide/messages.js';
import { setWho, useCardPatient } from '../../patient/card-patient.ts';
import { patientText } from '../../patient/patient.ts';
import { foundTermOf } from '../../search/marks/found-term.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Screen } from '../../ui/screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { goToFound } from './card/go-to-found.ts';
import { cardId, ProtocolCard } from './card/protocol-card.tsx';
import { type Age, ageOf } from './filter/age.ts';
import { wayToAge } from './filter/age-switch.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { PatientAgeNotice } from './filter/patient-age-notice.tsx';
import { ageOfSearched, useProtocolFilter } from './filter/use-protocol-filter.ts';
import { ProtocolsHeading } from './protocols-heading.tsx';
import { useCards } from './use-cards.ts';

export { loadWhole } from './use-cards.ts';

/** The cards: the one that an address names, or what the filter finds in the whole edition. */
export function ProtocolsScreen() {
  const scope = useUserScope();
  const { filter, text, age, typed, search, choose, setAge } = useProtocolFilter();
  const taken = foundTermOf(useEntryState());
  const { opened, of, edition, Listed } = useCards(filter.kind === 'id' ? filter.id : undefined, taken !== '');
  const openedId = opened?.id;
  const who = useToggledWho(opened);
  useSearchedChild(openedId);
  const showAge = (other: Age) => {
    setAge(other);
    const way = of && wayToAge(of, opened, other);
    if (way !== undefined) choose(way);
  };
  // Runs before paint, so that every card that was seen is on the list, however soon the next one is opened.
  useLayoutEffect(() => {
    if (openedId !== undefined) protocolOpened(scope, openedId);
  }, [scope, openedId]);
  useArrival(opened === undefined ? undefined : cardId(opened));
  return (
    <Screen title={opened?.title ?? m.protocols_title()} quietTitle>
      <FilterBar
        filter={filter}
        slim={opened !== undefined}
        text={text}
        age={who?.age ?? age}
        onText={search}
        onChoose={choose}
        onAge={(chosen) => {
          setAge(chosen);
          if (who !== undefined) setWho(chosen === 'adult' ? 'adult' : 'child');
        }}
        onBoth={who && (() => setWho(''))}
        notice={<PatientAgeNotice age={age} place={opened?.id ?? filter.kind} onShow={showAge} />}
      />
      {opened !== undefined && of !== undefined && taken === '' ? (
        <section aria-labelledby="protocols-heading" className="flex flex-col gap-3">
          <ProtocolsHeading count={1} unseen />
          <CardContext value={of}>
            <ProtocolCard key={opened.id} protocol={opened} age={age} open />
          </CardContext>
        </section>
      ) : edition !== undefined && Listed !== undefined ? (
        <Listed
          edition={edition}
          filter={filter}
          age={age}
          typed={typed}
          opened={opened}
          taken={taken}
          onChoose={choose}
          onAge={setAge}
        />
      ) : (
        <section aria-labelledby="protocols-heading" className="flex flex-col gap-3">
          <ProtocolsHeading count={undefined} unseen={false} />
          <Spinner />
        </section>
      )}
    </Screen>
  );
}

/**
 * Whom the toggle shows on an open card for both ages: the patient's group, or both while none is known. Undefined on
 * other cards, where it filters.
 */
function useToggledWho(opened: Protocol | undefined): { readonly age: Age | 'both' } | undefined {
  const { group } = useCardPatient(opened ?? NO_CARD);
  if (opened === undefined || ageOf(opened) !== undefined) return undefined;
  if (group === undefined) return { age: 'both' };
  return { age: group === 'adult' ? 'adult' : 'pediatric' };
}

/** A crew that searched for a child has said whom it treats, unless it said more of the patient already. */
function useSearchedChild(openedId: ProtocolId | undefined): void {
  useEffect(() => {
    const isSaid = (['who', 'weight', 'age'] as const).some((key) => patientText(key) !== '');
    if (openedId !== undefined && !isSaid && ageOfSearched() === 'pediatric') setWho('child');
  }, [openedId]);
}

const NO_CARD = {};

/**
 * A link from one card to another leads to the head of that card, both on screen and for screen readers. A search
 * result leads to the line that was found.
 */
function useArrival(card: string | undefined): void {
  const last = useRef(card);
  useEffect(() => {
    if (card !== undefined && card !== last.current) {
      window.scrollTo({ top: 0 });
      document.getElementById(`${card}-title`)?.focus({ preventScroll: true });
    }
    last.current = card;
    if (card !== undefined) goToFound(document.getElementById(card));
  }, [card]);
}
