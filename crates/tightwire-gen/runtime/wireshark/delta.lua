-- Packets of deltas, in the field of bytes that the preference names. What follows their header is coded
-- relative to earlier packets, so only the game can read it.
local function packets(numbers)
  return #numbers == 1 and "packet " .. numbers[1] or "packets " .. table.concat(numbers, ", ")
end

local function draw_delta(item, tvb, first, length)
  local function add(name, from, count, value)
    return item:add(delta_fields[name], tvb(first + from, count), value)
  end
  local function byte(at) return tvb(first + at, 1):uint() end
  local short = "too short for a delta packet"
  if length < 7 then return item:add_expert_info(PI_MALFORMED, PI_WARN, short) end
  local start, flags = tvb(first, 3):le_uint(), byte(6)
  local number, back = start % 4194304, flags % 64
  local is_base, is_whole = math.floor(start / 4194304) % 2 == 1, start >= 8388608
  local has_model, is_marked = math.floor(flags / 64) % 2 == 1, flags >= 128
  local size = back == 0 and 13 or is_whole and 8 or 11
  if length < size then return item:add_expert_info(PI_MALFORMED, PI_WARN, short) end
  add("number", 0, 3, number)
  add("base", 0, 3, is_base)
  add("whole", 0, 3, is_whole)
  add("generation", 3, 1, byte(3))
  add("model", 6, 1, has_model)
  add(not is_whole and "complete" or back == 0 and "plain" or "warm", 6, 1, is_marked)
  local builds = "nothing"
  if back == 0 then
    add("tick", 4, 2, tvb(first + 4, 2):le_uint() + 65536 * tvb(first + 7, 2):le_uint())
    add("identity", 9, 4, tvb(first + 9, 4):le_uint())
  else
    add("tick", 4, 2, tvb(first + 4, 2):le_uint()):append_text(" (its low 16 bits)")
    add("newest", 6, 1, number - back)
    local known = { number - back }
    if is_whole then
      local gaps = byte(7)
      local second, third = gaps % 16, math.floor(gaps / 16)
      add("same", 7, 1, gaps == 0xf0)
      if gaps ~= 0xf0 and second > 0 then
        table.insert(known, known[1] - second)
        if third > 0 then table.insert(known, known[2] - third) end
      end
    else
      local older = tvb(first + 7, 4):le_uint()
      for index = 0, 31 do
        if math.floor(older / 2 ^ index) % 2 == 1 then table.insert(known, known[1] - 1 - index) end
      end
    end
    builds = packets(known)
    add("built_on", 7, size - 7, builds)
  end
  if length > size then add("body", size, length - size, length - size) end
  local what = is_whole and "the whole state" or is_marked and "elements, complete" or "elements"
  item:append_text(string.format("; delta packet %d, %s, built on %s", number, what, builds))
end

