import { useState } from 'react';
import { readFromDevice, storeOnDevice } from '../../ui/device/device-memory';

/** Returns one of several ways to show a page, stored on this device. Read before the first drawing: nothing jumps. */
export function useDeviceChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const key = `roofline.${name}`;
  const [chosen, setChosen] = useState(() => read(key, values));
  const choose = (value: Value) => {
    setChosen(value);
    storeOnDevice(key, value);
  };
  return [chosen, choose];
}

function read<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  const kept = readFromDevice(key);
  return values.find((value) => value === kept) ?? values[0];
}
