import type { Page } from '@playwright/test';

export const box = (page: Page) => page.getByRole('searchbox');

export const cards = (page: Page) => page.getByRole('article');

export const protocolCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

export const guesses = (page: Page) => page.getByRole('region', { name: 'Did you mean' });
