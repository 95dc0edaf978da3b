/** The app's version, defined by the build (vite.config.ts). */
declare const __APP_VERSION__: string;

/** Fingerprint of the recovery key that the build trusts, from CONTENT_ROOT. Empty if none is set. */
declare const __CONTENT_ROOT__: string;
