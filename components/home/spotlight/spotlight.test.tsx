import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { fakeWindow } from '@/components/ui/carousel/carousel.fixture';
import { emptyAd, fullAd, undated } from '@/lib/ads/ad.fixture';
import { adCard } from '@/lib/ads/card';
import type { SubstituteCard } from '@/lib/home/substitute';
import { sectionOf } from '@/test/section-of';

jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));
const { SpotlightAds, SpotlightSubstitutes } = await import('./spotlight');

beforeEach(() => void fakeWindow());

const lea: SubstituteCard = {
  id: 1,
  name: 'Léa Roussel',
  initials: 'LR',
  image: null,
  specialty: 'Généraliste',
  place: 'Quimper (29000)',
};

const appUrl = 'https://app.medireleve.example';
const column = (name: string) => within(sectionOf(name));

test('ads link to their pages, substitutes are shown, and both have a link to more', () => {
  render(
    <>
      <SpotlightAds
        ads={[fullAd, emptyAd].map((ad) => adCard(undated(ad), '2026-11-24'))}
        hasPlaces
      />
      <SpotlightSubstitutes substitutes={[lea]} appUrl={appUrl} />
    </>,
  );
  const ads = column('Annonces de remplacement');
  expect(ads.getByRole('link', { name: 'Remplacement en maison de santé' })).toHaveAttribute(
    'href',
    '/annonces/12',
  );
  expect(ads.getByRole('link', { name: 'Annonce sans titre' })).toHaveAttribute(
    'href',
    '/annonces/1',
  );
  expect(ads.getByRole('link', { name: 'Voir toutes les annonces' })).toHaveAttribute(
    'href',
    '/annonces',
  );
  expect(
    ads.getByRole('link', { name: 'Toutes les annonces sur la carte de France' }),
  ).toHaveAttribute('href', '/annonces/lieux');
  const substitutes = column('Remplaçants disponibles');
  expect(substitutes.getByRole('heading', { name: 'Léa Roussel' })).toBeInTheDocument();
  expect(substitutes.getByText('Généraliste')).toBeInTheDocument();
  expect(substitutes.getByText('Quimper (29000)')).toBeInTheDocument();
  expect(substitutes.getByText('LR')).toHaveAttribute('aria-hidden');
  expect(substitutes.getByText('LR').closest('[data-nosnippet]')).not.toBeNull();
  expect(
    substitutes.getByRole('link', { name: 'Voir tous les médecins remplaçants' }),
  ).toHaveAttribute('href', appUrl);
});

test('an empty list and a failure have different messages', async () => {
  const stage = (ads: [] | null, substitutes: [] | null) => (
    <>
      <SpotlightAds ads={ads} hasPlaces={false} />
      <SpotlightSubstitutes substitutes={substitutes} appUrl={appUrl} />
    </>
  );
  const { rerender } = render(stage([], null));
  expect(screen.getByText('Aucune annonce disponible pour le moment.')).toBeInTheDocument();
  expect(
    screen.getByText("Impossible d'afficher les remplaçants pour le moment."),
  ).toBeInTheDocument();
  // Without an index there is no page of all places.
  expect(screen.queryByRole('link', { name: /carte de France/ })).not.toBeInTheDocument();
  rerender(stage(null, []));
  expect(
    screen.getByText("Impossible d'afficher les annonces pour le moment."),
  ).toBeInTheDocument();
  expect(screen.getByText('Aucun remplaçant disponible pour le moment.')).toBeInTheDocument();
  await act(async () => undefined);
});
