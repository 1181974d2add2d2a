import { useState } from 'react';

/** Returns one of several ways to show a page, stored on this device. Read before the first drawing: nothing jumps. */
export function useDeviceChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const key = `roofline.${name}`;
  const [chosen, setChosen] = useState(() => read(key, values));
  const choose = (value: Value) => {
    setChosen(value);
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [chosen, choose];
}

function read<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  try {
    const kept = localStorage.getItem(key);
    return values.find((value) => value === kept) ?? values[0];
  } catch {
    return values[0];
  }
}
