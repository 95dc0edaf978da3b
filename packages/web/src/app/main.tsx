import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { heedMissingParts } from '../lib/app-update.ts';
import { persistOptions } from '../lib/device-store.ts';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';
import { App } from './app.tsx';
import '../styles/app.css';

heedMissingParts();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');

createRoot(root).render(
  <StrictMode>
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
      <App />
      <Toaster />
    </PersistQueryClientProvider>
  </StrictMode>,
);
