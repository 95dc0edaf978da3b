/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export type PositionAnswer =
  | { readonly kind: 'here'; readonly point: Point; readonly withinM: number }
  | { readonly kind: 'refused' | 'unavailable' | 'timeout' };

/** Timeout in ms, so that a device without satellite reception does not keep a crew waiting. */
const TIMEOUT_MS = 15_000;
const FRESH_MS = 60_000;

/**
 * This device's position and its accuracy in meters. The browser asks the user for permission the first time. The
 * position stays on the device. An exact position is always measured anew.
 */
export function askPosition({ exact = false } = {}): Promise<PositionAnswer> {
  if (!('geolocation' in navigator)) return Promise.resolve({ kind: 'unavailable' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ kind: 'here', point: { latitude, longitude }, withinM: Math.ceil(accuracy) }),
      ({ code }) => resolve({ kind: FAILURES[code] ?? 'unavailable' }),
      { enableHighAccuracy: exact, timeout: TIMEOUT_MS, maximumAge: exact ? 0 : FRESH_MS },
    );
  });
}

/** The codes of GeolocationPositionError. */
const FAILURES: Readonly<Record<number, 'refused' | 'unavailable' | 'timeout'>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timeout',
};
