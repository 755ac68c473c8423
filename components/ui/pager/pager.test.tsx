import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './pager';

const handlers = { onIntent: () => {}, onSelect: () => {} };

test('on a middle page both steps are links', () => {
  render(
    <Pager
      {...handlers}
      page={2}
      pages={12}
      previous={{ href: '/annonces', rel: 'prev' }}
      next={{ href: '/annonces?page=3', rel: 'next' }}
    />,
  );
  expect(screen.getByText('Page 2').parentElement).toHaveTextContent('Page 2 sur 12');
  expect(screen.getByRole('link', { name: 'Page précédente' })).toHaveAttribute(
    'href',
    '/annonces',
  );
  const next = screen.getByRole('link', { name: 'Page suivante' });
  expect(next).toHaveAttribute('href', '/annonces?page=3');
  expect(next).toHaveAttribute('rel', 'next');
});

const second = { href: '/annonces?page=2', rel: 'next' };

test('a step without a page is disabled and has no href', () => {
  render(<Pager {...handlers} page={1} pages={2} previous={null} next={second} />);
  const step = screen.getByRole('link', { name: 'Page précédente' });
  expect(step).toHaveAttribute('aria-disabled', 'true');
  expect(step).not.toHaveAttribute('href');
});

test('where the number of pages is not known it says that of the page', () => {
  render(<Pager {...handlers} page={1} pages={null} previous={null} next={second} />);
  expect(screen.getByText('Page 1').parentElement).toHaveTextContent(/^Page 1$/);
});

test('a list of one page has no pager', () => {
  const { container } = render(
    <Pager {...handlers} page={1} pages={1} previous={null} next={null} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('onSelect can handle the step', async () => {
  const onSelect = jest.fn<Parameters<typeof Pager>[0]['onSelect']>((event) =>
    event.preventDefault(),
  );
  render(
    <Pager
      {...handlers}
      page={1}
      pages={null}
      previous={null}
      next={{ href: '/?page=2', rel: 'next' }}
      onSelect={onSelect}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Page suivante' }));
  expect(onSelect).toHaveBeenCalledWith(expect.anything(), 'next');
});
