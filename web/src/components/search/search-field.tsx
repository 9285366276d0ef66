import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

const pauseMs = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Debounced: reports after a pause in typing, not per keystroke. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <label className="min-w-48 flex-1">
      <span className="mb-1 block text-sm font-semibold">{label}</span>
      <span className="relative block">
        <Search aria-hidden size={18} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          type="search"
          value={typed}
          maxLength={200}
          className="field pl-10"
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
    </label>
  );
}
