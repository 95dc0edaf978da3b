import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { heedMissingParts } from '../lib/app-update.ts';
import { App } from './app.tsx';
import { ToasterSlot } from './toaster-slot.tsx';
import '../styles/app.css';

heedMissingParts();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');

createRoot(root).render(
  <StrictMode>
    <App />
    <ToasterSlot />
  </StrictMode>,
);
