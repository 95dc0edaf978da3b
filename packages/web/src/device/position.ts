/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export type PositionAnswer =
  | { readonly kind: 'here'; readonly point: Point }
  | { readonly kind: 'refused' | 'unavailable' | 'timeout' };

/** A radio that finds no satellite must not keep a crew waiting. */
const TIMEOUT_MS = 15_000;
const FRESH_MS = 60_000;

/** The position of this device. The browser asks the user the first time. The answer stays on the device. */
export function askPosition(): Promise<PositionAnswer> {
  if (!('geolocation' in navigator)) return Promise.resolve({ kind: 'unavailable' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'here', point: { latitude, longitude } }),
      ({ code }) => resolve({ kind: FAILURES[code] ?? 'unavailable' }),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

/** The codes of GeolocationPositionError. */
const FAILURES: Readonly<Record<number, 'refused' | 'unavailable' | 'timeout'>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timeout',
};
