/** The app's version, put in place by the build (vite.config.ts). */
declare const __APP_VERSION__: string;
