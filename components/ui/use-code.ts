import { useEffect, useState } from 'react';

/**
 * The code that `load` imports after hydration; `null` until it is there, `undefined` when it cannot be loaded.
 * @param load a stable function; `null` while the code is not needed.
 */
export function useCode<Code>(load: (() => Promise<Code>) | null): Code | null | undefined {
  const [code, setCode] = useState<Code | null | undefined>(null);
  useEffect(() => void load?.().then(setCode, () => setCode(undefined)), [load]);
  return code;
}
