import type { Manifest } from '@first60/edition';
import { useSyncExternalStore } from 'react';
import { liveOr, onEdition } from '../live-edition.ts';
import { manifest } from './manifest.ts';

/** What is known of every card before any is loaded: names, ages, groups, color zones. */
export type CardNames = Pick<Manifest, 'groups' | 'zones' | 'protocols'>;

/** Of the edition that is held. */
export const liveCardNames = (): CardNames => liveOr(manifest);

/** The same in a component. */
export const useCardNames = (): CardNames => useSyncExternalStore(onEdition, liveCardNames);
