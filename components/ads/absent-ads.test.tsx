import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigation } from '@/components/layout/use-navigation';

const refresh = jest.fn();
const pageStatus = jest.fn<(path: string) => Promise<number | null>>();
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.unstable_mockModule('../../lib/api/browser/page-status', () => ({ pageStatus }));
const { AdNotFound, AdUnavailable, LandingUnavailable } = await import('./absent-ads');
await import('./retry-in-place');

beforeEach(() => {
  refresh.mockClear();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const allAds = () => screen.getByRole('link', { name: 'Voir toutes les annonces' });

test('an ad that does not exist links to the list', () => {
  render(<AdNotFound />);
  expect(heading()).toHaveTextContent('Annonce introuvable.');
  expect(allAds()).toHaveAttribute('href', '/annonces');
  expect(screen.queryByText('Réessayer')).not.toBeInTheDocument();
});

test('an ad that could not be loaded can be retried, without the code that does so in place', async () => {
  render(<AdUnavailable />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(heading()).toHaveTextContent('Annonce introuvable.');
  expect(allAds()).toHaveAttribute('href', '/annonces');
  // An empty href is the URL of the document.
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
  await act(async () => undefined);
});

/** Shows the pending navigation. */
function Pending() {
  const navigation = useNavigation();
  return <p>{navigation ? `${navigation.type} ${navigation.url.pathname}` : 'nothing'}</p>;
}

test.each([
  [200, 1, ''],
  [503, 0, 'Cette page n’est toujours pas disponible.'],
  [null, 0, 'Cette page n’est toujours pas disponible.'],
])('a retry that gets status %p refreshes the page %d times', async (status, times, message) => {
  window.history.replaceState(null, '', '/annonces/12?specialty=3');
  let respond = (_: number | null) => {};
  pageStatus.mockImplementation(() => new Promise((done) => (respond = done)));
  render(
    <>
      <Pending />
      <AdUnavailable />
    </>,
  );
  await screen.findByRole('status');
  await userEvent.click(screen.getByText('Réessayer'));
  expect(pageStatus).toHaveBeenLastCalledWith('/annonces/12?specialty=3');
  expect(screen.getByText('retry /annonces/12')).toBeInTheDocument();
  expect(screen.getByText('Réessayer')).toHaveAttribute('aria-disabled', 'true');

  await act(async () => respond(status));
  expect(screen.getByText('nothing')).toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(times);
  expect(screen.getByRole('status')).toHaveTextContent(message);
});

test('a page whose index prepares is requested again after 5, 10 and 20 seconds', async () => {
  jest.useFakeTimers();
  pageStatus.mockReset().mockResolvedValue(503);
  const { unmount } = render(<LandingUnavailable isPreparing />);
  await act(async () => undefined);
  const asked: number[] = [];
  for (let second = 1; second <= 60; second += 1) {
    const before = pageStatus.mock.calls.length;
    await act(async () => jest.advanceTimersByTime(1_000));
    if (pageStatus.mock.calls.length > before) asked.push(second);
    if (second === 20) pageStatus.mockResolvedValue(200);
  }
  expect(asked).toEqual([5, 15, 35]);
  expect(refresh).toHaveBeenCalledTimes(1);
  unmount();
  render(<LandingUnavailable isPreparing={false} />);
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(pageStatus).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
