/** Returns a function that reads each header once. A table has many cells below each. */
export function remembered<Value>(read: (header: string) => Value): (header: string) => Value {
  const known = new Map<string, Value>();
  return (header) => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const value = read(header);
    known.set(header, value);
    return value;
  };
}
