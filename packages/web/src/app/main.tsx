import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { heedMissingParts } from '../offline/update-state.ts';
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js';
import { ToasterSlot } from '../ui/toast.ts';
import { App } from './app.tsx';
import '../styles/app.css';

heedMissingParts();

// Worked out once: asking the device's storage for it with every sentence costs a tenth of a redrawn screen. A change
// of language loads the app anew.
const locale = getLocale();
overwriteGetLocale(() => locale);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');

createRoot(root).render(
  <StrictMode>
    <App />
    <ToasterSlot />
  </StrictMode>,
);
