import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MapErrorBoundary } from './map-canvas';

afterEach(() => {
  jest.restoreAllMocks();
});

function Broken(): never {
  throw new Error('InvalidValueError');
}

test('an error of the map does not break the page, and is reported', () => {
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onCrash = jest.fn();
  render(
    <>
      <p>La liste</p>
      <MapErrorBoundary onCrash={onCrash}>
        <p>La carte</p>
        <Broken />
      </MapErrorBoundary>
    </>,
  );
  expect(screen.getByText('La liste')).toBeInTheDocument();
  expect(screen.queryByText('La carte')).not.toBeInTheDocument();
  expect(onCrash).toHaveBeenCalledTimes(1);
});

test('without an error the children are shown', () => {
  const onCrash = jest.fn();
  render(<MapErrorBoundary onCrash={onCrash}>La carte</MapErrorBoundary>);
  expect(screen.getByText('La carte')).toBeInTheDocument();
  expect(onCrash).not.toHaveBeenCalled();
});
