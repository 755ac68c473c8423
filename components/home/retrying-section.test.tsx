import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';

let response: (() => void) | undefined;
const refresh = jest.fn();

jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const pageStatus = jest.fn<() => Promise<number | null>>();
jest.unstable_mockModule('../../lib/api/browser/page-status', () => ({ pageStatus }));
const { RetryingSection: HealingBlock } = await import('./retrying-section');

const failure = {
  message: 'Impossible.',
  loading: 'En chargement',
  skeleton: <p>Squelette</p>,
};

/** The section as the server renders it, before and after a recovery. */
function Served({ recovered }: { recovered: boolean }) {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    response = () => setLoaded(true);
  }, []);
  const good = loaded && recovered;
  return (
    <HealingBlock failure={good ? null : failure}>{good && <p>Trois annonces</p>}</HealingBlock>
  );
}

beforeEach(() => {
  refresh.mockReset();
  pageStatus.mockResolvedValue(200);
});

// Not by role: Testing Library does not take a link with an empty `href` for one.
const retry = () => screen.getByText('Réessayer');

test('without a failure only the content is shown', () => {
  render(
    <HealingBlock failure={null}>
      <p>Trois annonces</p>
    </HealingBlock>,
  );
  expect(screen.getByText('Trois annonces')).toBeInTheDocument();
  expect(screen.queryByText('Réessayer')).not.toBeInTheDocument();
});

test('a failure has a message beside the content, and a link to retry without JavaScript', async () => {
  render(
    <HealingBlock failure={failure}>
      <p>Trois autres</p>
    </HealingBlock>,
  );
  expect(screen.getByText('Trois autres')).toBeInTheDocument();
  expect(screen.getByText('Impossible.')).toBeInTheDocument();
  expect(retry()).toHaveAttribute('href', '');
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  expect(retry()).toHaveAttribute('href', '');
});

/** A refresh as the router does it: a transition that ends with the response. */
function refreshUntil(loaded: Promise<void>) {
  refresh.mockImplementation(() => loaded);
}

test('a retry shows the loading state, then the content, which takes the focus', async () => {
  let arrive = () => {};
  refreshUntil(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  const { container } = render(<Served recovered />);
  await screen.findByRole('status');
  await userEvent.click(retry());
  expect(refresh).toHaveBeenCalledTimes(1);
  const pending = screen.getByText('Chargement…');
  expect(pending).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('En chargement');
  expect(screen.getByText('Squelette')).toBeInTheDocument();
  await userEvent.click(pending);
  expect(refresh).toHaveBeenCalledTimes(1);

  await act(async () => {
    response?.();
    arrive();
  });
  expect(screen.getByText('Trois annonces')).toBeInTheDocument();
  expect(container.firstChild).toHaveFocus();
});

test('a retry that fails announces the message again, and does not move the focus', async () => {
  refreshUntil(Promise.resolve());
  render(<Served recovered={false} />);
  await screen.findByRole('status');
  await userEvent.click(retry());
  await act(async () => response?.());
  expect(screen.getByRole('status')).toHaveTextContent('Impossible.');
  expect(retry()).toHaveFocus();
});

test('offline, the page stays and shows the message', async () => {
  pageStatus.mockResolvedValue(null);
  render(<Served recovered />);
  await screen.findByRole('status');
  await userEvent.click(retry());
  expect(screen.getByRole('status')).toHaveTextContent('Impossible.');
  expect(refresh).not.toHaveBeenCalled();
  expect(retry()).toHaveFocus();
});
