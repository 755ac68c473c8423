import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { SpecialtyField } from './specialty-field';

const specialties = [{ id: 3, name: 'Pédiatrie' }];

function setUp(known: typeof specialties | null, values: number[]) {
  render(
    <form aria-label="Filtres">
      <SpecialtyField specialties={known} values={values} onSelect={() => {}} />
    </form>,
  );
  return [...new FormData(screen.getByRole<HTMLFormElement>('form'))];
}

test.each([
  [[3], 'Spécialité choisie', [['specialty', '3']]],
  [[], 'Toutes les spécialités', []],
])(
  'a field whose specialties could not be loaded says so and keeps the selection: %s',
  (...known) => {
    const [values, shown, posted] = known;
    expect(setUp(null, values)).toEqual(posted);
    const field = screen.getByRole('combobox', { name: 'Spécialité' });
    expect(field).toBeDisabled();
    expect(field).toHaveDisplayValue(shown);
    expect(field).toHaveAccessibleDescription('Impossible de charger les spécialités.');
  },
);

test('loaded specialties can be selected', () => {
  expect(setUp(specialties, [3])).toEqual([['specialty', '3']]);
  expect(screen.getByRole('button', { name: 'Spécialité Pédiatrie' })).toBeEnabled();
  expect(screen.queryByText('Impossible de charger les spécialités.')).not.toBeInTheDocument();
});

describe('specialty combobox', () => {
  const known: SpecialtyChoice[] = [
    { id: 1, name: 'Médecine générale' },
    { id: 2, name: 'Pédiatrie' },
    { id: 3, name: 'Chirurgie de l’œil' },
  ];
  const every = 'Toutes les spécialités';
  const everyName = [every, ...known.map(({ name }) => name)];

  beforeAll(() => {
    // jsdom lays nothing out, so that nothing scrolls.
    Element.prototype.scrollIntoView = () => {};
  });

  type Props = {
    specialties?: SpecialtyChoice[];
    values?: number[];
    canAdd?: boolean;
    onSelect?: (specialties: number[]) => void;
  };

  function combobox({ specialties = known, values = [], onSelect = () => {}, canAdd }: Props) {
    return <SpecialtyField {...{ specialties, values, onSelect, canAdd }} />;
  }

  function setUp(props: Props = {}) {
    const onSelect = jest.fn<(specialties: number[]) => void>();
    const onSubmit = jest.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    const onChange = jest.fn();
    render(
      <form aria-label="Filtres" onSubmit={onSubmit} onChange={onChange}>
        {combobox({ onSelect, ...props })}
        <button type="submit">Appliquer</button>
      </form>,
    );
    return { onSelect, onSubmit, onChange };
  }

  const trigger = () => screen.getByRole('button', { name: /^Spécialité/ });
  const search = () => screen.getByRole('combobox', { name: 'Rechercher une spécialité' });
  const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
  const posted = () =>
    new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('specialty').join();
  const active = () =>
    document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;
  const isOpen = () => screen.queryByRole('dialog') !== null;

  async function open() {
    await userEvent.click(trigger());
    await screen.findByRole('dialog');
  }

  test('closed, it shows the selected option', () => {
    setUp({ values: [2] });
    expect(trigger()).toHaveAccessibleName('Spécialité Pédiatrie');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(isOpen()).toBe(false);
    expect(posted()).toBe('2');
  });

  test('without a selection it shows « all » and sends nothing', () => {
    setUp();
    expect(trigger()).toHaveTextContent(every);
    expect(posted()).toBe('');
  });

  test('an unknown specialty stays selected', () => {
    setUp({ values: [99] });
    expect(trigger()).toHaveTextContent('Spécialité choisie');
    expect(posted()).toBe('99');
  });

  test('a click opens it, with the focus in the search box', async () => {
    setUp();
    await open();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(search()).toHaveFocus();
    expect(names()).toEqual(everyName);
  });

  test('a second click closes it', async () => {
    setUp();
    await open();
    await userEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  test('the down arrow opens it', async () => {
    setUp();
    await userEvent.tab();
    expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(search()).toHaveFocus();
  });

  test.each([
    ['pediat', ['Pédiatrie']],
    ['PÉDIAT', ['Pédiatrie']],
    ['oeil', ['Chirurgie de l’œil']],
    ['ŒIL', ['Chirurgie de l’œil']],
    ["l'oe", ['Chirurgie de l’œil']],
    ['  medecine ', ['Médecine générale']],
    ['toutes', [every]],
    ['   ', everyName],
  ])('searching « %s » finds %j', async (query, expected) => {
    setUp();
    await open();
    await userEvent.type(search(), query);
    expect(names()).toEqual(expected);
  });

  test.each([
    ['ie', '2 spécialités'],
    ['pediat', '1 spécialité'],
  ])('the number of matches of « %s » is announced in French', async (query, expected) => {
    setUp();
    await open();
    await userEvent.type(search(), query);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(expected);
  });

  test('a search without a match says so, has no active option and selects nothing', async () => {
    const { onSelect, onSubmit } = setUp();
    await open();
    await userEvent.type(search(), 'xyz');
    expect(names()).toEqual([]);
    expect(screen.getByText('Aucune spécialité ne correspond.')).toHaveAttribute('role', 'status');
    expect(search()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(isOpen()).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('typing in the search box does not change the form', async () => {
    const { onChange } = setUp();
    await open();
    await userEvent.type(search(), 'ped');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('the search box controls the list, whose current option is selected', async () => {
    setUp({ values: [2] });
    await open();
    const list = screen.getByRole('listbox', { name: 'Spécialité' });
    expect(search()).toHaveAttribute('aria-controls', list.id);
    expect(within(list).getAllByRole('option', { selected: true })).toEqual([
      screen.getByRole('option', { name: 'Pédiatrie' }),
    ]);
    // A screen reader would leave the search box for it.
    expect(search()).not.toHaveAttribute('aria-activedescendant');
  });

  test('arrows move through the list and wrap at both ends', async () => {
    setUp();
    await open();
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Chirurgie de l’œil');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(every);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Pédiatrie');
    expect(search()).toHaveFocus();
  });

  test('the words of doctors find a specialty', async () => {
    const { onSelect } = setUp();
    await open();
    await userEvent.type(search(), 'généraliste{Enter}');
    expect(onSelect.mock.calls).toEqual([[[1]]]);
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'keys of a composition choose nothing: %j',
    async (init) => {
      const { onSelect } = setUp();
      await open();
      for (const key of ['ArrowDown', 'Enter', 'Escape'])
        fireEvent.keyDown(search(), { key, ...init });
      expect(onSelect).not.toHaveBeenCalled();
      expect(search()).toBeInTheDocument();
    },
  );

  test('specialties without ads say so, and can be chosen', async () => {
    const geriatrics = { id: 4, name: 'Gériatrie', withoutAds: true as const };
    const { onSelect } = setUp({ specialties: [...known, geriatrics] });
    await open();
    expect(screen.getByRole('option', { name: 'Pédiatrie' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: 'Gériatrie aucune annonce' }));
    expect(onSelect.mock.calls).toEqual([[[4]]]);
    expect(trigger()).toHaveTextContent(/^Spécialité Gériatrie$/);
  });

  test('a new search activates its first match', async () => {
    setUp({ values: [3] });
    await open();
    await userEvent.type(search(), 'ie');
    expect(active()).toBe('Pédiatrie');
  });

  test('Enter selects, closes, restores the focus and does not submit the form', async () => {
    const { onSelect, onSubmit } = setUp();
    await open();
    await userEvent.type(search(), 'pediat{Enter}');
    expect(onSelect.mock.calls).toEqual([[[2]]]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveFocus();
    expect(trigger()).toHaveTextContent('Pédiatrie');
    expect(posted()).toBe('2');
  });

  test('a click on an option selects it', async () => {
    const { onSelect } = setUp({ values: [2] });
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Médecine générale' }));
    expect(onSelect.mock.calls).toEqual([[[1]]]);
    expect(trigger()).toHaveFocus();
    expect(posted()).toBe('1');
  });

  test('« Toutes les spécialités » clears the selection', async () => {
    const { onSelect } = setUp({ values: [2] });
    await open();
    await userEvent.click(screen.getByRole('option', { name: every }));
    expect(onSelect.mock.calls).toEqual([[[]]]);
    expect(posted()).toBe('');
  });

  test('others are added to a chosen one, up to ten, and a choice in the field replaces all', async () => {
    const { onSelect } = setUp({ values: [2], canAdd: true });
    const add = () => screen.queryByRole('button', { name: 'Ajouter une spécialité' });
    await userEvent.click(add() as HTMLElement);
    expect(names()).toEqual(['Médecine générale', 'Chirurgie de l’œil']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(add()).toHaveFocus();
    expect(onSelect.mock.calls).toEqual([[[2, 3]]]);
    expect(posted()).toBe('2,3');
    expect(trigger()).toHaveTextContent('Pédiatrie et 1 autre');
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Médecine générale' }));
    expect(posted()).toBe('1');
    cleanup();
    setUp({ values: Array.from({ length: 10 }, (_, id) => id + 1), canAdd: true });
    expect(add()).toBeNull();
    cleanup();
    setUp({ canAdd: true });
    expect(add()).toBeNull();
  });

  test('Escape closes only the list, restores the focus and changes nothing', async () => {
    const { onSelect } = setUp({ values: [2] });
    const onEscape = jest.fn();
    document.addEventListener('keydown', onEscape);
    await open();
    await userEvent.type(search(), 'med');
    onEscape.mockClear();
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', onEscape);
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
    expect(posted()).toBe('2');
    expect(onEscape).not.toHaveBeenCalled();
  });

  test('it closes when the focus leaves it', async () => {
    setUp();
    await open();
    await userEvent.tab({ shift: true });
    expect(trigger()).toHaveFocus();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Appliquer' })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  test('it follows a value that changes elsewhere', () => {
    const { rerender } = render(combobox({ values: [2] }));
    rerender(combobox({ values: [] }));
    expect(trigger()).toHaveTextContent(every);
  });
});
