import { useState } from 'react';
import { readStored } from '../../device/storage.ts';
import { withEdition } from '../../edition/load-edition.ts';
import { usePart } from '../../offline/use-part.ts';
import { untilIdle } from '../../offline/when-idle.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Screen } from '../../ui/screen.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { ContentNews } from './content-news.tsx';
import { ProtocolSearch } from './protocol-search.tsx';
import { QuickActionGrid } from './quick-action-grid.tsx';
import { CalculatorButton, Shortcuts } from './shortcuts.tsx';

export function HomeScreen() {
  const HomeBelow = usePart(true, loadHomeBelow);
  return (
    <Screen title={m.home_title()} quietTitle>
      <div className="flex flex-col gap-6">
        <ContentNews />
        <div className="flex flex-col gap-4">
          <Patient />
          <div className="grid grid-cols-2 gap-2 lg:grid-cols-[1fr_auto_auto]">
            <ProtocolSearch />
            <CalculatorButton />
            <Shortcuts />
          </div>
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="flex flex-col gap-6">
              <QuickActionGrid />
              <Own />
            </div>
            <CategoryGrid />
          </div>
        </div>
        {HomeBelow && <HomeBelow />}
      </div>
    </Screen>
  );
}

/** What is stored of a patient whom the strip shows. Home reads it by itself, because the code of a patient is not its. */
const STORED_OF_PATIENT = ['patient.weight', 'patient.age', 'patient.who'];

/** Whom the next card will speak to. Its code loads only when something is known of a patient. */
function Patient() {
  const [isKnown] = useState(() => STORED_OF_PATIENT.some((key) => (readStored('session', key) ?? '') !== ''));
  const PatientStrip = usePart(isKnown, loadPatientStrip);
  if (!isKnown) return null;
  return PatientStrip === undefined ? <div className="min-h-12" /> : <PatientStrip />;
}

const loadPatientStrip = async () => (await withEdition(() => import('../../patient/patient-strip.tsx'))).PatientStrip;

/** The marked and last opened cards. They load once Home is usable, into a space as tall as they were last time. */
function Own() {
  const scope = useUserScope();
  const OwnProtocols = usePart(true, loadOwnProtocols);
  const [room] = useState(() => scope.read('home-place'));
  if (OwnProtocols) return <OwnProtocols />;
  return room && <div style={{ minBlockSize: room }} />;
}

async function loadOwnProtocols() {
  await untilIdle();
  return (await withEdition(() => import('./own-protocols.tsx'))).OwnProtocols;
}

async function loadHomeBelow() {
  await untilIdle();
  return (await withEdition(() => import('./home-below.tsx'))).HomeBelow;
}
