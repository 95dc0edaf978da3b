import type { OpenEdition, Reader } from '@first60/seal';
import { baseEdition, baseTexts } from '../base/base-edition.ts';
import { baseCover } from '../live-edition.ts';
import { type ContentServer, contentServer } from './content-server.ts';
import { type EditionMarker, editionMarker, writeEditionMarker } from './edition-marker.ts';
import { deviceEditionStore, type EditionStore } from './edition-store.ts';

/** Everything that installing an edition needs from the device. Tests supply their own. */
export interface Device {
  readonly server: ContentServer;
  readonly store: EditionStore;
  /** The device's clock, in epoch milliseconds. */
  readonly now: () => number;
  /** The edition in the build. */
  readonly base: () => Promise<OpenEdition>;
  /** The raw text of its parts, by digest. */
  readonly baseTexts: () => Promise<ReadonlyMap<string, string>>;
  readonly reader: Reader;
  /** Fingerprint of the recovery key that the build trusts. When undefined, the first key received is trusted. */
  readonly buildRoot: string | undefined;
  readonly marker: () => EditionMarker | undefined;
  readonly mark: (marker: EditionMarker) => void;
}

export const thisDevice: Device = {
  server: contentServer,
  store: deviceEditionStore,
  now: Date.now,
  base: baseEdition,
  baseTexts,
  reader: { schema: baseCover.schemaVersion, app: __APP_VERSION__ },
  buildRoot: __CONTENT_ROOT__ === '' ? undefined : __CONTENT_ROOT__,
  marker: editionMarker,
  mark: writeEditionMarker,
};
