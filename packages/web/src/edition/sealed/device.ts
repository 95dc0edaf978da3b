import type { Edition } from '@first60/edition';
import type { Reader } from '@first60/seal';
import { builtInEdition } from '../built-in/built-in-edition.ts';
import { builtInCover } from '../live-edition.ts';
import { type ContentServer, contentServer } from './content-server.ts';
import { type EditionMarker, editionMarker, writeEditionMarker } from './edition-marker.ts';
import { deviceEditionStore, type EditionStore } from './edition-store.ts';

/** What installing an edition needs of the device. Tests bring one of their own. */
export interface Device {
  readonly server: ContentServer;
  readonly store: EditionStore;
  /** The device's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly builtIn: () => Promise<Edition>;
  readonly reader: Reader;
  /** Fingerprint of the recovery key that the build trusts. Undefined where the first one that is met is trusted. */
  readonly buildRoot: string | undefined;
  readonly marker: () => EditionMarker | undefined;
  readonly mark: (marker: EditionMarker) => void;
}

export const thisDevice: Device = {
  server: contentServer,
  store: deviceEditionStore,
  now: Date.now,
  builtIn: builtInEdition,
  reader: { schema: builtInCover.schemaVersion, app: __APP_VERSION__ },
  buildRoot: __CONTENT_ROOT__ === '' ? undefined : __CONTENT_ROOT__,
  marker: editionMarker,
  mark: writeEditionMarker,
};
