import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchMissingParts } from '../offline/update-state.ts';
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js';
import { ToasterSlot } from '../ui/toast.ts';
import { App } from './app.tsx';
import '../styles/app.css';

watchMissingParts();

// Reading the locale from storage for every sentence would take a tenth of each redraw. A change of language reloads
// the app.
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
